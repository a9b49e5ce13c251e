import { Crumbs } from '../app/ui/crumbs.tsx';
import { SearchListLayout, type Facet } from '../app/ui/facets.tsx';
import { Pager } from '../app/ui/pager.tsx';
import { usePhoneFilters } from '../app/ui/use-phone-filters.tsx';
import { SectionList } from '../app/ui/section-list.tsx';
import { SettingsLoading } from '../app/ui/settings-loading.tsx';
import { CatalogueSkeleton } from '../app/ui/catalogue-skeleton.tsx';
import { FormSkeleton } from '../app/ui/form-skeleton.tsx';
import { WorkSkeleton } from '../app/ui/skeleton.tsx';
import { EmptyState } from '../app/ui/states.tsx';
import { Steps } from '../app/ui/steps.tsx';
import { Tabs } from '../app/ui/tabs.tsx';
import { Button } from '../app/ui/button.tsx';
import { LONG_WORD, nothing, state, useWords, type Samples } from './sample.tsx';

function Find() {
  const say = useWords();
  const facets: readonly Facet[] = [
    {
      name: 'hall',
      label: say('展馆', 'Hall'),
      options: Array.from({ length: 9 }, (_, at) => ({
        value: String(at),
        label: at === 3 ? LONG_WORD : say(`${at + 1} 号馆`, `Hall ${at + 1}`),
        count: 120 - at * 13,
      })),
    },
  ];
  return (
    <SearchListLayout
      title={say('找展品', 'Find products')}
      count={say('共 312 件', '312 products')}
      facets={facets}
      sorts={['usual', 'new']}
      sortName={(sort) => (sort === 'usual' ? say('综合', 'Relevance') : say('最新', 'Newest'))}
    >
      <EmptyState title={say('没有找到', 'Nothing found')} />
    </SearchListLayout>
  );
}

export const LED: Samples = {
  crumbs: [
    state('路径', 'The way here', () => {
      const say = useWords();
      return (
        <Crumbs
          label={say('位置', 'Where you are')}
          crumbs={[
            { to: '/', label: say('首页', 'Home') },
            { to: '/find/product', label: say('找展品', 'Find products') },
            { to: '/find/product?class=a', label: LONG_WORD },
          ]}
        />
      );
    }),
  ],
  tabs: [
    state('带数量', 'With counts', () => {
      const say = useWords();
      return (
        <Tabs
          label={say('状态', 'States')}
          current="/ui"
          tabs={[
            { to: '/ui', label: say('展示中', 'Live'), count: 128 },
            { to: '/ui?state=draft', label: say('草稿', 'Drafts'), count: 0 },
            { to: '/ui?state=wait', label: say('待审核', 'Pending approval') },
            { to: '/ui?state=gone', label: say('回收站', 'Bin') },
          ]}
        />
      );
    }),
  ],
  steps: [
    state('第二步', 'The second step', () => {
      const say = useWords();
      return (
        <Steps
          current={1}
          labels={[say('账号', 'Account'), say('个人', 'You'), say('公司', 'Company'), say('完成', 'Done')]}
        />
      );
    }),
  ],
  'use-phone-filters': [
    state('手机上收起的筛选', 'Filters that wait on a phone', () => {
      const say = useWords();
      const { id, button, look } = usePhoneFilters({
        label: say('筛选条件', 'Filters'),
        filtered: false,
        className: '',
      });
      return (
        <>
          {button}
          <p id={id} className={look}>
            {say('展馆、类别和国家。', 'Hall, category and country.')}
          </p>
        </>
      );
    }),
  ],
  pager: [state('中间一页', 'In the middle', () => <Pager pageNum={4} pageSize={20} total={190} />)],
  'section-list': [
    state('表单各部分', 'Parts of a form', () => {
      const say = useWords();
      return (
        <SectionList
          label={say('本页内容', 'On this page')}
          sections={[
            { id: 'field', title: say('基本信息', 'Basics') },
            { id: 'facts', title: LONG_WORD },
          ]}
        />
      );
    }),
  ],
  facets: [state('列表的外框', 'The frame of a list', Find)],
  states: [
    state('空列表', 'An empty list', () => {
      const say = useWords();
      return (
        <EmptyState title={say('还没有收藏', 'No favourites yet')}>
          <p className="mb-4">{say('在展品卡片上点星标即可收藏。', 'Press the star on a product to keep it here.')}</p>
          <Button>{say('去找展品', 'Find products')}</Button>
        </EmptyState>
      );
    }),
  ],
  skeleton: [state('工作页面', 'A work screen', () => <WorkSkeleton />)],
  'catalogue-skeleton': [state('列表', 'A catalogue', () => <CatalogueSkeleton />)],
  'form-skeleton': [state('表单', 'A form', () => <FormSkeleton />)],
  'settings-loading': [
    state('加载中与失败', 'On its way, and failed', () => {
      const say = useWords();
      const words = { loading: say('加载中…', 'Loading…'), again: say('重试', 'Try again') };
      return (
        <div className="grid gap-4">
          <SettingsLoading failure="" words={words} again={nothing} />
          <SettingsLoading failure={say('未能加载', 'Could not be loaded')} words={words} again={nothing} />
        </div>
      );
    }),
  ],
};
