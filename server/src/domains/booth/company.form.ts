import {
  companyContact,
  headquarters,
  type CompanyForm,
  type StoredCompany,
} from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { bilingualOf, bilingualColumns } from '../../platform/database/bilingual.ts';
import { areaName } from '../exhibition/exhibition.areas.ts';
import type { Company } from '../exhibitor/exhibitor.queries.ts';
import { sortKeyOf } from '../exhibitor/exhibitor.rules.ts';

/** A company as it wrote itself, to be edited. */
export function formAnswer(row: Company): StoredCompany {
  return {
    name: bilingualOf('name', row),
    shortName: bilingualOf('short_name', row),
    brand: row.brand,
    logo: row.logo === '' ? null : row.logo,
    banners: row.banners,
    videos: row.videos.map((video, at) => ({ video, cover: row.video_covers[at] ?? '' })),
    categories: row.categories,
    companyTypes: row.company_types,
    country: row.country,
    province: row.province_zh || row.province_en,
    city: row.city_zh || row.city_en,
    address: bilingualOf('address', row),
    zipCode: row.zip_code,
    website: row.website,
    threeDUrl: row.three_d_url,
    telephone: { areaCode: row.telephone_area_code, number: row.telephone },
    fax: row.fax,
    email: row.email,
    scale: row.scale,
    registeredCapital: row.registered_capital,
    foundedYear: row.founded_year,
    attendTimes: row.attend_times,
    listed: row.listed,
    introduction: bilingualOf('introduction', row),
    productIntroduction: bilingualOf('product_introduction', row),
    mainBusinessScope: bilingualOf('main_business_scope', row),
    sourcingDemand: bilingualOf('sourcing_demand', row),
    abroadWarehouse: bilingualOf('abroad_warehouse', row),
    contact: companyContact.parse(row.contact),
    conferenceContact: companyContact.parse(row.conference_contact),
    headquarters: headquarters.parse(row.headquarters),
  };
}

/** The row of what was written. A place that was not touched keeps both its names, whatever list it came from. */
export function columns(form: CompanyForm, before: Company) {
  const old = formAnswer(before);
  const samePlace = form.country === old.country && form.province === old.province;
  const province = samePlace ? bilingualOf('province', before) : areaName(form.country, null, form.province);
  const city =
    samePlace && form.city === old.city
      ? bilingualOf('city', before)
      : areaName(form.country, form.province, form.city);
  return {
    ...bilingualColumns('name', form.name),
    ...bilingualColumns('short_name', form.shortName),
    pinyin: sortKeyOf({ zh: form.name.zh, en: form.name.en }),
    brand: form.brand,
    logo: form.logo ?? '',
    banners: form.banners,
    videos: form.videos.map(({ video }) => video),
    video_covers: form.videos.map(({ cover }) => cover),
    categories: form.categories,
    company_types: form.companyTypes,
    country: form.country,
    ...bilingualColumns('province', province),
    ...bilingualColumns('city', city),
    ...bilingualColumns('address', form.address),
    zip_code: form.zipCode,
    website: form.website,
    three_d_url: form.threeDUrl,
    telephone_area_code: form.telephone.areaCode.replace('+', ''),
    telephone: form.telephone.number,
    fax: form.fax,
    email: form.email,
    scale: form.scale,
    registered_capital: form.registeredCapital,
    founded_year: form.foundedYear,
    attend_times: form.attendTimes,
    listed: form.listed,
    ...bilingualColumns('introduction', form.introduction),
    ...bilingualColumns('product_introduction', form.productIntroduction),
    ...bilingualColumns('main_business_scope', form.mainBusinessScope),
    ...bilingualColumns('sourcing_demand', form.sourcingDemand),
    ...bilingualColumns('abroad_warehouse', form.abroadWarehouse),
    contact: JSON.stringify(form.contact),
    conference_contact: JSON.stringify(form.conferenceContact),
    headquarters: JSON.stringify(form.headquarters),
  };
}
