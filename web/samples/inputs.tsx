import { EmailInput, WebInput } from '../app/ui/address-input.tsx';
import { BilingualField } from '../app/ui/bilingual-field.tsx';
import { ChosenChips } from '../app/ui/chosen-chips.tsx';
import { CodeInput } from '../app/ui/code-input.tsx';
import { DateInput } from '../app/ui/date-input.tsx';
import { Checkbox, Input, RadioGroup, Select, Textarea } from '../app/ui/field.tsx';
import { FormErrors } from '../app/ui/form-errors.tsx';
import { MobileField } from '../app/ui/mobile-field.tsx';
import { PasswordInput } from '../app/ui/password-input.tsx';
import { PostForm } from '../app/ui/post-form.tsx';
import { SearchSelect } from '../app/ui/search-select.tsx';
import { LONG_WORD, nothing, state, Typed, useWords, type Samples } from './sample.tsx';

const COUNTRIES = [
  { code: 'CN', name: { zh: '中国', en: 'China' }, areaCode: '86' },
  { code: 'BR', name: { zh: '巴西', en: 'Brazil' }, areaCode: '55' },
  { code: 'US', name: { zh: '美国', en: 'United States' }, areaCode: '1' },
];

function Day({ of }: { of: string }) {
  const say = useWords();
  return (
    <DateInput
      label={say('有效期至', 'Valid until')}
      hint={say('以证书为准', 'As on the certificate')}
      defaultValue={of}
    />
  );
}

function Inputs({ wrong }: { wrong: boolean }) {
  const say = useWords();
  const error = wrong ? { error: say('请填写公司名称', 'Please enter the company name') } : {};
  return (
    <div className="grid gap-5">
      <Input
        label={say('公司名称', 'Company name')}
        hint={say('与营业执照一致', 'As on the business licence')}
        required
        defaultValue={wrong ? '' : say('衡水霁野化工有限公司', 'Hengshui Jiye Chemical Co., Ltd.')}
        {...error}
      />
      <Textarea
        label={say('简介', 'Introduction')}
        rows={3}
        placeholder={say('最多 500 字', 'Up to 500 characters')}
        {...error}
      />
      <Select
        label={say('展馆', 'Hall')}
        placeholder={say('请选择', 'Please choose')}
        options={[
          { value: 'a', label: say('一号馆', 'Hall 1') },
          { value: 'b', label: LONG_WORD },
        ]}
        {...error}
      />
      <Checkbox
        label={say('我已阅读并同意参展条款', 'I have read and accept the terms')}
        hint={say('可随时撤回', 'Can be taken back at any time')}
        {...error}
      />
    </div>
  );
}

function Radios({ wrong }: { wrong: boolean }) {
  const say = useWords();
  return (
    <Typed of={wrong ? '' : 'all'}>
      {(value, set) => (
        <RadioGroup
          label={say('谁可以看到', 'Who can see it')}
          required
          name={wrong ? 'scope-wrong' : 'scope'}
          value={value}
          onChange={set}
          options={[
            { value: 'all', label: say('所有人', 'Everybody') },
            {
              value: 'pool',
              label: say('入库买家', 'Buyers of the pool'),
              hint: say('由主办方审核', 'Approved by the organizer'),
            },
            { value: 'long', label: LONG_WORD },
          ]}
          {...(wrong && { error: say('请选择一项', 'Please choose one') })}
        />
      )}
    </Typed>
  );
}

function Names({ wrong }: { wrong: boolean }) {
  const say = useWords();
  return (
    <Typed of={wrong ? { zh: '', en: '' } : { zh: '草铵膦', en: 'Glufosinate-ammonium' }}>
      {(value, set) => (
        <BilingualField
          name={wrong ? 'wrong' : 'name'}
          labels={{ zh: say('中文名称', 'Chinese name'), en: say('英文名称', 'English name') }}
          value={value}
          need="either"
          errors={wrong ? { wrong: say('请至少填写一种语言', 'Please fill in at least one language') } : {}}
          onChange={set}
        />
      )}
    </Typed>
  );
}

function Search({ wrong = false, free = false }: { wrong?: boolean; free?: boolean }) {
  const say = useWords();
  return (
    <Typed of={wrong ? '' : 'CN'}>
      {(value, set) => (
        <SearchSelect
          label={say('国家或地区', 'Country or region')}
          name={`country-${wrong}-${free}`}
          value={value}
          onChange={set}
          free={free}
          choices={COUNTRIES.map(({ code, name }) => ({
            value: code,
            label: say(name.zh, name.en),
            note: say(name.en, name.zh),
          }))}
          {...(wrong && { error: say('请选择国家或地区', 'Please choose a country or region') })}
        />
      )}
    </Typed>
  );
}

export const TYPED: Samples = {
  field: [
    state('填写', 'Filled', () => <Inputs wrong={false} />),
    state('有误', 'Wrong', () => <Inputs wrong />),
    state('不可用', 'Disabled', () => {
      const say = useWords();
      return (
        <div className="grid gap-5">
          <Input label={say('展位号', 'Booth')} disabled defaultValue="3F · B12" />
          <Select label={say('展馆', 'Hall')} disabled options={[{ value: '', label: say('一号馆', 'Hall 1') }]} />
          <Checkbox label={say('已锁定', 'Locked')} disabled defaultChecked />
        </div>
      );
    }),
    state('单选', 'One of a few', () => <Radios wrong={false} />),
    state('单选，有误', 'One of a few, wrong', () => <Radios wrong />),
  ],
  'bilingual-field': [
    state('两种语言', 'Both languages', () => <Names wrong={false} />),
    state('都没有填写', 'Neither', () => <Names wrong />),
  ],
  'address-input': [
    state('邮箱与网址', 'E-mail and web address', () => {
      const say = useWords();
      return (
        <div className="grid gap-5">
          <EmailInput label={say('邮箱', 'E-mail')} defaultValue="sales@fair.example" />
          <WebInput label={say('网址', 'Website')} placeholder="https://" />
        </div>
      );
    }),
  ],
  'password-input': [
    state('密码', 'Password', () => {
      const say = useWords();
      return (
        <PasswordInput
          label={say('密码', 'Password')}
          required
          hint={say('8 至 20 位', '8 to 20 characters')}
          defaultValue="Zhanqiao26"
        />
      );
    }),
    state('有误', 'Wrong', () => {
      const say = useWords();
      return <PasswordInput label={say('密码', 'Password')} error={say('密码不正确', 'The password is wrong')} />;
    }),
  ],
  'code-input': [
    state('验证码', 'Code', () => {
      const say = useWords();
      return (
        <Typed of="">
          {(value, set) => <CodeInput label={say('验证码', 'Code')} value={value} error={undefined} onType={set} />}
        </Typed>
      );
    }),
    state('有误', 'Wrong', () => {
      const say = useWords();
      return (
        <CodeInput
          label={say('验证码', 'Code')}
          value="123456"
          error={say('验证码不正确', 'The code is wrong')}
          onType={nothing}
        />
      );
    }),
  ],
  'mobile-field': [
    state('手机号', 'Mobile number', () => (
      <Typed of={{ areaCode: '86', number: '13800138000' }}>
        {(value, set) => (
          <MobileField
            countries={COUNTRIES}
            {...value}
            required
            onAreaCode={(areaCode) => set({ ...value, areaCode })}
            onNumber={(number) => set({ ...value, number })}
          />
        )}
      </Typed>
    )),
  ],
  'date-input': [
    state('一天', 'A day', () => <Day of="2026-11-30" />),
    state('未填', 'Empty', () => <Day of="" />),
    state('一个时刻', 'A minute', () => {
      const say = useWords();
      return (
        <DateInput type="datetime-local" label={say('开始时间', 'Starts')} defaultValue="2026-11-30T15:00" disabled />
      );
    }),
  ],
  'search-select': [
    state('已选', 'Chosen', () => <Search />),
    state('未选，有误', 'Not chosen, wrong', () => <Search wrong />),
    state('也可自己填写', 'Own words too', () => <Search free />),
  ],
  'chosen-chips': [
    state('已选两项', 'Two chosen', () => {
      const say = useWords();
      return (
        <Typed<readonly string[]> of={['a', 'b']}>
          {(codes, set) => (
            <ChosenChips
              codes={codes}
              nameOf={(code) => (code === 'a' ? say('除草剂', 'Herbicides') : LONG_WORD)}
              removes={(name) => say(`去掉${name}`, `Remove ${name}`)}
              label={say('已选', 'Chosen')}
              onChange={set}
            />
          )}
        </Typed>
      );
    }),
  ],
  'form-errors': [
    state('两处有误，一处没有输入框', 'Two fields wrong, one of them not shown', () => {
      const say = useWords();
      const missing = say('此项必填', 'This field is required');
      return (
        <form id="sample-errors" className="grid gap-4">
          <Input label={say('公司名称', 'Company name')} required defaultValue="" error={missing} />
          <FormErrors
            form={{
              id: 'sample-errors',
              errors: { name: missing, other: say('请选择可见范围', 'Please select the visibility') },
            }}
          />
        </form>
      );
    }),
  ],
  'post-form': [
    state('一张表单', 'A form', () => {
      const say = useWords();
      return (
        <PostForm onSubmit={nothing}>
          <Input label={say('姓名', 'Name')} name="sample-name" />
          <button type="submit" className="button">
            {say('提交', 'Send')}
          </button>
        </PostForm>
      );
    }),
  ],
};
