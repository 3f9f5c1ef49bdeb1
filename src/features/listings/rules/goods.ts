/** What garage sales sell, in the words people look for. */
export const GOODS_LABELS = {
  FURNITURE: 'Furniture',
  TOOLS: 'Tools',
  CLOTHES: 'Clothes and shoes',
  KIDS: 'Baby and kids',
  TOYS: 'Toys and games',
  BOOKS: 'Books and media',
  ELECTRONICS: 'Electronics',
  KITCHEN: 'Kitchen',
  APPLIANCES: 'Appliances',
  SPORTS: 'Sports and outdoors',
  GARDEN: 'Yard and garden',
  ANTIQUES: 'Antiques',
  COLLECTIBLES: 'Collectibles',
  ART: 'Art and decor',
  JEWELRY: 'Jewelry',
  MUSIC: 'Music and instruments',
  CRAFTS: 'Crafts and fabric',
  HOLIDAY: 'Holiday',
  PETS: 'Pet supplies',
  OTHER: 'Everything else',
} as const;

export type Goods = keyof typeof GOODS_LABELS;
export const GOODS = Object.keys(GOODS_LABELS) as Goods[];
