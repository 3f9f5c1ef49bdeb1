import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import { timeZoneAt } from '#shared/time-zones.ts';
import { allZips } from '#features/places/server/index.ts';

/** Counties whose clocks are not those of most of their state, by the state's number in the census (49 CFR 71). */
const OTHER_CLOCKS: Readonly<Record<string, readonly [fips: string, counties: string]>> = {
  FL: ['12', 'Bay Calhoun Escambia Gulf Holmes Jackson Okaloosa Santa_Rosa Walton Washington'],
  MI: ['26', 'Gogebic Iron Dickinson Menominee'],
  IN: ['18', 'Lake Porter LaPorte Newton Jasper Starke Gibson Posey Vanderburgh Warrick Spencer Perry'],
  KY: [
    '21',
    'Adair Allen Ballard Barren Breckinridge Butler Caldwell Calloway Carlisle Christian Clinton Crittenden Cumberland Daviess Edmonson Fulton Graves Grayson Green Hancock Hart Henderson Hickman Hopkins Livingston Logan Lyon McCracken McLean Marshall Metcalfe Monroe Muhlenberg Ohio Russell Simpson Todd Trigg Union Warren Webster',
  ],
  TN: [
    '47',
    'Anderson Blount Bradley Campbell Carter Claiborne Cocke Grainger Greene Hamblen Hamilton Hancock Hawkins Jefferson Johnson Knox Loudon McMinn Meigs Monroe Morgan Polk Rhea Roane Scott Sevier Sullivan Unicoi Union Washington',
  ],
  KS: ['20', 'Sherman Wallace Greeley Hamilton'],
  NE: [
    '31',
    'Arthur Banner Box_Butte Chase Cheyenne Dawes Deuel Dundy Garden Grant Hooker Keith Kimball Morrill Perkins Scotts_Bluff Sheridan Sioux',
  ],
  ND: ['38', 'Adams Billings Bowman Dunn Golden_Valley Grant Hettinger Slope Stark'],
  SD: [
    '46',
    'Bennett Butte Corson Custer Dewey Fall_River Haakon Harding Jackson Oglala_Lakota Lawrence Meade Pennington Perkins Stanley Ziebach',
  ],
  TX: ['48', 'El_Paso Hudspeth'],
  ID: ['16', 'Benewah Bonner Boundary Clearwater Idaho Kootenai Latah Lewis Nez_Perce Shoshone'],
  OR: ['41', 'Malheur'],
};

/** In counties that the line cuts, and in towns that it runs through or that keep their neighbors' time. */
const CUT = ['Port Saint Joe', 'Riggins', 'Pollock', 'Lucile', 'Warren', 'Grassy Butte', 'Huntington', 'Upton'];
const CUT_COUNTY = 'Cherry';

type Ring = readonly (readonly number[])[];
type County = { readonly name: string; readonly rings: readonly Ring[]; readonly box: readonly number[] };

const atlas = JSON.parse(readFileSync('node_modules/us-atlas/counties-10m.json', 'utf8')) as Topology<{
  counties: GeometryCollection<{ name: string }>;
}>;
const counties = feature(atlas, atlas.objects.counties).features.map(({ id, properties, geometry }) => {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : parts;
  const rings = polygons.flat();
  const [xs, ys] = [rings.flat().map(([x = 0]) => x), rings.flat().map(([, y = 0]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { fips: String(id).slice(0, 2), name: properties.name, rings, box };
});

/** Even-odd over all rings: holes and islands come out right. */
function isInside({ rings, box: [west = 0, south = 0, east = 0, north = 0] }: County, x: number, y: number): boolean {
  if (x < west || x > east || y < south || y > north) return false;
  let inside = false;
  for (const ring of rings)
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [ring[at] ?? [], ring[before] ?? []];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}

test.each(Object.entries(OTHER_CLOCKS))('every ZIP of %s follows the clocks of its county', (state, [fips, names]) => {
  const own = counties.filter((county) => county.fips === fips);
  const other = new Set(names.split(' ').map((name) => name.replaceAll('_', ' ')));
  expect([...other].filter((name) => !own.some((county) => county.name === name))).toEqual([]);
  const usual = timeZoneAt(state, null);
  const wrong = [...allZips()].flatMap(({ state: at, zip, city, latitude: lat, longitude: lng }) => {
    if (at !== state || lat === null || lng === null || CUT.includes(city)) return [];
    const county = own.find((one) => isInside(one, lng, lat))?.name;
    if (county === undefined || county === CUT_COUNTY) return [];
    return (timeZoneAt(state, { lat, lng }) !== usual) === other.has(county) ? [] : [`${city} ${zip}, ${county}`];
  });
  expect(wrong).toEqual([]);
});
