import type { Point } from './geo.ts';

/**
 * The Navajo Nation sets its clocks forward in summer as New Mexico and Utah do, which the rest of Arizona, with the Hopi
 * Reservation in its middle, does not. The line follows reservations that no table of ours draws, so a place follows the
 * nearest post office.
 *
 * Post offices of the ZIP codes whose town is a chapter of the Navajo Nation or its seat (the Nation's list of chapters,
 * https://www.nndcd.org; Sanders for Nahata Dziil). Gray Mountain, Chambers, Page and Winslow lie outside.
 */
const ON_THE_NATION: readonly Place[] = [
  [35.9922, -111.5038], // 86020 Cameron
  [35.4056, -110.0848], // 86031 Indian Wells
  [36.6883, -110.2652], // 86033 Kayenta
  [35.3365, -110.9927], // 86035 Leupp
  [36.7093, -110.8411], // 86044 Tonalea
  [36.1037, -111.2686], // 86045 Tuba City
  [36.4025, -111.3518], // 86053 Kaibeto
  [36.6159, -110.6477], // 86054 Shonto
  [36.1304, -109.6037], // 86503 Chinle
  [35.7445, -109.0765], // 86504 Fort Defiance
  [35.7114, -109.542], // 86505 Ganado
  [35.2831, -109.207], // 86506 Houck
  [36.4181, -109.2446], // 86507 Lukachukai
  [35.3539, -109.0537], // 86508 Lupton
  [36.1002, -110.2211], // 86510 Pinon
  [35.6447, -109.0956], // 86511 Saint Michaels
  [35.2164, -109.3337], // 86512 Sanders
  [36.7797, -109.359], // 86514 Teec Nos Pos
  [35.6676, -109.0784], // 86515 Window Rock
  [36.1708, -109.9465], // 86520 Blue Gap
  [36.7773, -109.861], // 86535 Dennehotso
  [36.4083, -109.634], // 86538 Many Farms
  [35.8964, -109.4487], // 86540 Nazlini
  [36.6, -109.06], // 86544 Red Valley
  [36.7181, -109.6259], // 86545 Rock Point
  [36.5131, -109.4734], // 86547 Round Rock
  [36.3071, -109.2176], // 86556 Tsaile
];

/** The post offices around them, the Hopi Reservation's first. */
const AROUND: readonly Place[] = [
  [35.9278, -110.6729], // 86030 Hotevilla
  [35.8082, -110.2845], // 86034 Keams Canyon
  [35.8742, -110.6235], // 86039 Kykotsmovi Village
  [35.8617, -110.3875], // 86042 Polacca
  [35.7933, -110.5051], // 86043 Second Mesa
  [34.4458, -109.6741], // 85924 Concho
  [34.41, -110.5883], // 85928 Heber
  [34.4513, -110.8644], // 85931 Forest Lakes
  [34.4086, -110.56], // 85933 Overgaard
  [34.501, -109.3796], // 85936 Saint Johns
  [34.4959, -110.0807], // 85937 Snowflake
  [34.439, -110.0858], // 85939 Taylor
  [34.7814, -110.0435], // 85942 Woodruff
  [35.1859, -111.662], // 86001 Flagstaff
  [35.1981, -111.6513], // 86002 Flagstaff
  [35.2257, -111.5741], // 86004 Flagstaff
  [35.1545, -111.6789], // 86005 Flagstaff
  [35.2381, -111.8335], // 86015 Bellemont
  [35.7504, -111.6188], // 86016 Gray Mountain
  [34.9412, -111.641], // 86017 Munds Park
  [35.2563, -111.95], // 86018 Parks
  [35.9421, -112.1309], // 86023 Grand Canyon
  [34.6616, -111.3404], // 86024 Happy Jack
  [34.9085, -110.1434], // 86025 Holbrook
  [35.07, -109.78], // 86028 Petrified Forest Natl Pk
  [34.9806, -110.0582], // 86029 Sun Valley
  [34.9814, -110.3373], // 86032 Joseph City
  [36.737, -111.8229], // 86036 Marble Canyon
  [34.9083, -111.463], // 86038 Mormon Lake
  [36.9147, -111.4558], // 86040 Page
  [35.5434, -112.1707], // 86046 Williams
  [35.0242, -110.6974], // 86047 Winslow
  [36.2105, -112.0613], // 86052 North Rim
  [34.7256, -111.9086], // 86325 Cornville
  [34.638, -111.7842], // 86335 Rimrock
  [34.8266, -111.7506], // 86336 Sedona
  [34.8697, -111.761], // 86339 Sedona
  [34.7766, -111.7679], // 86341 Sedona
  [34.6417, -111.7872], // 86342 Lake Montezuma
  [34.7784, -111.7851], // 86351 Sedona
  [35.19, -109.43], // 86502 Chambers
];

type Place = readonly [lat: number, lng: number];

/** Everything of the Nation in Arizona lies north and east of here. */
const CORNER = { lat: 34.9, lng: -111.9 };

/** A degree of longitude in these latitudes is four fifths of one of latitude. */
const far = ({ lat, lng }: Point, [north, east]: Place): number => Math.hypot(lat - north, (lng - east) * 0.8);
const nearest = (at: Point, places: readonly Place[]): number => Math.min(...places.map((place) => far(at, place)));

/** Whether a place in Arizona follows the clocks of the Navajo Nation. */
export function isOnNavajoNation(at: Point): boolean {
  if (at.lat < CORNER.lat || at.lng < CORNER.lng) return false;
  return nearest(at, ON_THE_NATION) < nearest(at, AROUND);
}
