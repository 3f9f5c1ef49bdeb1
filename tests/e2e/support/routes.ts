const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Paths of things of the running product, one of each kind. */
export type Things = {
  readonly car: string;
  readonly garage: string;
  readonly item: string;
  readonly house: string;
  readonly other: string;
  readonly draft: string;
  readonly thread: string;
};

/** For each route whose path has a part to fill in, a path it answers. */
export const filledIn = (things: Things): Readonly<Record<string, string>> => ({
  '/api/auth/[...auth]': '/api/auth/providers',
  '/ask/[listing]': `/ask/${idIn(things.car)}`,
  '/cars/[listing]': things.car,
  '/cars/[make]/[model]': '/cars/toyota/rav4',
  '/cars/body/[body]': '/cars/body/suv',
  '/cars/in/[state]': '/cars/in/fl',
  '/cars/make/[make]': '/cars/toyota',
  '/cars/type/[type]': '/cars/type/boats',
  '/cars/type/[type]/[state]': '/cars/type/boats/fl',
  '/dealers/[dealer]': '/dealers/nobody',
  '/dealers/[dealer]/feed.csv': '/dealers/nobody/feed.csv',
  '/drawings/[kind].svg': '/drawings/sedan.svg',
  '/garage/[listing]': things.garage,
  '/garage/[listing]/event.ics': `${things.garage}/event.ics`,
  '/garage/in/[state]': '/garage/in/fl',
  '/garage/item/[listing]': things.item,
  '/garage/item/in/[state]': '/garage/item/in/fl',
  '/garage/item/type/[type]': '/garage/item/type/tools',
  '/garage/item/type/[type]/[state]': '/garage/item/type/tools/fl',
  '/garage/type/[type]': '/garage/type/tools',
  '/garage/type/[type]/[state]': '/garage/type/tools/fl',
  '/house/[listing]': things.house,
  '/house/[listing]/event.ics': `${things.house}/event.ics`,
  '/house/[listing]/reserve': `${things.house}/reserve`,
  '/my/house/[listing]': `/my/house/${idIn(things.draft)}`,
  '/my/listing/[listing]': `/my/listing/${idIn(things.draft)}`,
  '/my/listing/[listing]/edit': `/my/listing/${idIn(things.draft)}/edit`,
  '/my/listing/[listing]/edit/[part]': `/my/listing/${idIn(things.draft)}/edit/description`,
  '/my/messages/[conversation]': things.thread,
  '/my/sales/[conversation]': things.thread.replace('messages', 'sales'),
  '/my/sales/[conversation]/deadlines.ics': `${things.thread.replace('messages', 'sales')}/deadlines.ics`,
  '/my/offers/[request]': `/my/offers/${NOWHERE}`,
  '/my/orders/[order]': `/my/orders/${NOWHERE}`,
  '/my/orders/[order]/[file].pdf': `/my/orders/${NOWHERE}/codes.pdf`,
  '/other/[listing]': things.other,
  '/other/in/[state]': '/other/in/fl',
  '/property/[listing]': things.house,
  '/property/in/[state]': '/property/in/fl',
  '/property/type/[type]': '/property/type/for-rent',
  '/property/type/[type]/[state]': '/property/type/for-rent/fl',
  '/report/[listing]': `/report/${idIn(things.car)}`,
  '/maps/[picture].svg': '/maps/wide-8-946-1652.svg',
  '/scanned/[...listing]': `/scanned${things.car}`,
  '/shop/[step]': '/shop/brand?budget=30000',
  '/sitemaps/[part].xml': '/sitemaps/pages.xml',
  '/stickers/order/picture/[code].svg': '/stickers/order/picture/1111.svg',
  '/stickers/print/product/[code].svg': '/stickers/print/product/1111.svg',
  '/stickers/preview/[listing]': `/stickers/preview/${things.draft}`,
  '/stickers/[flow]/[step]': '/stickers/other/particulars',
  '/stickers/vehicle/[step]': '/stickers/vehicle/category',
});

/** What stands before the name in a listing's path. */
const idIn = (path: string): string => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Z0-9]{6,}/.exec(path)?.[0] ?? path;
