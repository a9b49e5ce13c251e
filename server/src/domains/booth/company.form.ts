import {
  companyContact,
  headquarters,
  type CompanyForm,
  type StoredCompany,
} from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { areaName } from '../exhibition/exhibition.areas.ts';
import type { Company } from '../exhibitor/exhibitor.queries.ts';
import { sortKeyOf } from '../exhibitor/exhibitor.rules.ts';

/** A company as it wrote itself, to be edited. */
export function formAnswer(row: Company): StoredCompany {
  return {
    name: { zh: row.name_zh, en: row.name_en },
    shortName: { zh: row.short_name_zh, en: row.short_name_en },
    brand: row.brand,
    logo: row.logo === '' ? null : row.logo,
    banners: row.banners,
    videos: row.videos.map((video, at) => ({ video, cover: row.video_covers[at] ?? '' })),
    categories: row.categories,
    companyTypes: row.company_types,
    country: row.country,
    province: row.province_zh || row.province_en,
    city: row.city_zh || row.city_en,
    address: { zh: row.address_zh, en: row.address_en },
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
    introduction: { zh: row.introduction_zh, en: row.introduction_en },
    productIntroduction: { zh: row.product_introduction_zh, en: row.product_introduction_en },
    mainBusinessScope: { zh: row.main_business_scope_zh, en: row.main_business_scope_en },
    sourcingDemand: { zh: row.sourcing_demand_zh, en: row.sourcing_demand_en },
    abroadWarehouse: { zh: row.abroad_warehouse_zh, en: row.abroad_warehouse_en },
    contact: companyContact.parse(row.contact),
    conferenceContact: companyContact.parse(row.conference_contact),
    headquarters: headquarters.parse(row.headquarters),
  };
}

/** The row of what was written. A place that was not touched keeps both its names, whatever list it came from. */
export function columns(form: CompanyForm, before: Company) {
  const old = formAnswer(before);
  const samePlace = form.country === old.country && form.province === old.province;
  const province = samePlace
    ? { zh: before.province_zh, en: before.province_en }
    : areaName(form.country, null, form.province);
  const city =
    samePlace && form.city === old.city
      ? { zh: before.city_zh, en: before.city_en }
      : areaName(form.country, form.province, form.city);
  return {
    name_zh: form.name.zh,
    name_en: form.name.en,
    short_name_zh: form.shortName.zh,
    short_name_en: form.shortName.en,
    pinyin: sortKeyOf({ zh: form.name.zh, en: form.name.en }),
    brand: form.brand,
    logo: form.logo ?? '',
    banners: form.banners,
    videos: form.videos.map(({ video }) => video),
    video_covers: form.videos.map(({ cover }) => cover),
    categories: form.categories,
    company_types: form.companyTypes,
    country: form.country,
    province_zh: province.zh,
    province_en: province.en,
    city_zh: city.zh,
    city_en: city.en,
    address_zh: form.address.zh,
    address_en: form.address.en,
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
    introduction_zh: form.introduction.zh,
    introduction_en: form.introduction.en,
    product_introduction_zh: form.productIntroduction.zh,
    product_introduction_en: form.productIntroduction.en,
    main_business_scope_zh: form.mainBusinessScope.zh,
    main_business_scope_en: form.mainBusinessScope.en,
    sourcing_demand_zh: form.sourcingDemand.zh,
    sourcing_demand_en: form.sourcingDemand.en,
    abroad_warehouse_zh: form.abroadWarehouse.zh,
    abroad_warehouse_en: form.abroadWarehouse.en,
    contact: JSON.stringify(form.contact),
    conference_contact: JSON.stringify(form.conferenceContact),
    headquarters: JSON.stringify(form.headquarters),
  };
}
