import { addPairs, type FeatureGroups, pieceFeatures, wordFeatures } from '#shared/text-model.ts';
import { type FairHousingClass, PEOPLE } from './people.ts';

const MENTIONS = Object.entries(PEOPLE).map(
  ([about, { denied, preferred }]) =>
    [about as FairHousingClass, new RegExp(`\\b(?:${denied}|${preferred})\\b`)] as const,
);

/** Classes whose people are named in a sentence in lower case, allowed or not. */
export const mentionsIn = (words: string): FairHousingClass[] =>
  MENTIONS.filter(([, pattern]) => pattern.test(words)).map(([about]) => about);

/** Words that name people of a class in ways no list of nouns has, and words that take a stand on people. */
const CONCEPTS: Readonly<Record<string, string>> = {
  family:
    'child children kid kids baby babies toddler toddlers infant teens family families pregnant expecting mom moms mother mothers parent parents grandkids grandchildren youngsters little brats dependents minors crayon sippy niños hijos diapers stroller tots',
  grown:
    'adult adults couple couples single singles retired retiree retirees bachelor nesters nester married newlyweds mature grown ups pair older older',
  faith:
    'christian christians catholic catholics jewish jews muslim muslims hindu hindus buddhist buddhists mormon mormons lds baptist lutheran protestant evangelical pentecostal atheist atheists agnostic pagan pagans wiccan wiccans amish mennonite sikh jain scientologists believer believers unbelievers saved sanctified faith faithful church congregation parish temple mosque synagogue shul mass bible lord god jesus christ pastor priest rabbi imam prayer pray prayers religion religious hijab hijabs headscarf scarf godly kosher halal shabbat ministry',
  origin:
    'mexican mexicans hispanic hispanics latino latinos chinese asian asians indian indians pakistani arab arabs haitian haitians cuban cubans korean vietnamese filipino filipina filipinos nigerian nigerians somali brazilian brazilians dominican jamaican russian ukrainian polish irish italian african immigrants immigrant foreigners foreigner foreign refugees migrants border born country passports passport citizen citizens citizenship english spanish accent accents language speak speaks speaking newcomers outsiders visa eastern easterns american americans boricuas mexicanos hondureños',
  race: 'white whites black blacks caucasian anglo race races racial minority minorities biracial interracial native skin skinned complexion complected color colored shade tone light lighter dark darker pale fair fairer brown olive tan morena morenas ethnic gentrifiers',
  sex: 'man men woman women male males female females girl girls gal gals guy guys boy boys lady ladies gentleman gentlemen gay lesbian trans transgender queer lgbtq straight hets homosexual husband wife gender bachelor bachelors sister sisters fella drag',
  disability:
    'disabled disability disabilities handicap handicapped wheelchair wheelchairs walker walkers scooter scooters cane blind deaf hearing sighted mental mentally physical physically medical medication medications diagnosis hiv autistic seizures oxygen aide caregiver ramp ramps bars chair service support emotional animal animals esa healthy fit able strong ambulatory stairs climb independently addicts sober recovering condition conditions accommodations placard impaired bodied',
  income:
    'section voucher vouchers subsidy subsidized subsidies assistance assisted ssi ssdi welfare hud hcv unemployment benefits benefit programs program wages paycheck w-2 employed employment job income child-support alimony cha dcha rap cityfheps vash tanf housing public government paying',
  no: "no not never none nobody without dont don't won't wont can't cannot isn't aren't doesn't wouldn't shouldn't neither nor sorry nope declined denied refuse refused refuses reject rejected turned turn pass avoid exclude excluded prohibited frowns frown unless except",
  want: 'prefer prefers preferred preferably preference looking seeking seek want wants wanted ideal ideally perfect like hope hoping rather favor favors partial suited best dream geared caters choosing love priority pick first only exclusively exclusive strictly',
  must: 'must should need needs required require requires has have expect expected',
  tenant:
    'tenant tenants renter renters applicant applicants roommate roommates housemate people folks person someone anyone buyer buyers household households resident residents occupants family neighbors types kind sort ones those who whoever',
  cost: 'double extra deposit discount fee pay pays additional more higher off charge',
  away: 'elsewhere apply look other happier comfortable uncomfortable building somewhere else waiting scrolling back front ground',
  good: 'welcome welcomes welcomed everyone all any regardless accept accepted accepts equal discriminate discrimination law laws legal illegal act',
  near: 'near walk walking blocks block minutes next across street from around mile miles close distance corner behind',
  home: 'room bedroom kitchen yard closet bath bathroom garage floors floor granite cabinets windows porch deck pool park school schools restaurant museum market deli playground tile paint trim fence view laundry parking roof lot acre',
  ask: 'are is do does you your what where which how tell',
};

const conceptOf = new Map<string, string>();
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(' ')) if (!conceptOf.has(word)) conceptOf.set(word, concept);

const SEEDS = { words: 11, pieces: 12, row: 13, pair: 14, fact: 15 } as const;

/** What the model reads of a sentence in lower case, beside what the grammar found in it. */
export function housingFeatures(words: string, facts: readonly string[]): FeatureGroups {
  const said = words.match(/[a-z0-9ñáéíóú'-]+|[?$+]/g) ?? [];
  const concepts = said.map((word) => conceptOf.get(word) ?? '').filter((it) => it !== '');
  const rows = wordFeatures(concepts, 3, SEEDS.row);
  addPairs(rows, [...new Set(concepts)].sort(), SEEDS.pair);
  const found = new Set<number>();
  addPairs(found, [...facts].sort(), SEEDS.fact);
  return [wordFeatures(said, 2, SEEDS.words), pieceFeatures(said, SEEDS.pieces), rows, found];
}
