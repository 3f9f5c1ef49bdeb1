import { box, type Drawing, disc, onGround, part, stroke, wheel } from './parts.ts';

const KNOBS = [80, 114, 148].flatMap((y) => [disc(184, y, 4), disc(296, y, 4)]).join('');
const DRAWERS = [66, 100, 134].flatMap((y) => [box(132, y, 104, 28, 2), box(244, y, 104, 28, 2)]).join('');

/** Larger things from the house and the yard. */
export const FURNITURE_DRAWN = {
  chair: {
    shadow: onGround(168, 312),
    wheels: [],
    parts: [
      stroke('seat', 9, 'M212 172L216 116M268 172L264 116'),
      stroke('seat', 10, 'M194 112L190 24M286 112L290 24'),
      part('seat', `${box(186, 20, 108, 16, 5)}${box(194, 50, 92, 11, 3)}${box(195, 76, 90, 11, 3)}`),
      part('body', box(174, 102, 132, 18, 8)),
      part('shade', 'M178 113H302C302 118 299 120 296 120H184C181 120 178 118 178 113Z'),
      stroke('seat', 10, 'M188 120L182 172M292 120L298 172'),
      stroke('seat', 6, 'M186 148H294'),
    ],
  },
  dresser: {
    shadow: onGround(104, 376),
    wheels: [],
    parts: [
      part('trim', 'M128 164H144L140 176H130ZM336 164H352L350 176H340Z'),
      part('body', box(120, 52, 240, 116, 4)),
      part('shade', box(110, 42, 260, 14, 4)),
      stroke('line', 2, DRAWERS),
      part('metal', KNOBS),
    ],
  },
  lamp: {
    shadow: onGround(192, 288),
    wheels: [],
    parts: [
      part('metal', 'M204 176C204 167 222 164 240 164S276 167 276 176Z'),
      stroke('metal', 6, 'M240 164V72'),
      stroke('trim', 2, 'M266 76V104'),
      part('trim', disc(266, 107, 4)),
      part('body', 'M208 12H272L304 78H176Z'),
      part('shade', 'M180 70H300L304 78H176Z'),
      part('light', 'M208 12H272L275 18H205Z'),
    ],
  },
  tent: {
    shadow: onGround(72, 408),
    wheels: [],
    parts: [
      stroke('trim', 4, 'M240 34L232 22M92 172L66 174M388 172L414 174'),
      part('body', 'M240 32L400 176H80Z'),
      part('shade', 'M240 32L400 176H300Z'),
      part('well', 'M240 62L286 176H194Z'),
      part('second', 'M240 62L194 176H222Z'),
      stroke('line', 2, 'M240 32V62'),
    ],
  },
  kayak: {
    shadow: onGround(60, 420),
    wheels: [],
    parts: [
      stroke('seat', 6, 'M112 52L372 90'),
      part(
        'trim',
        'M76 42C90 34 112 42 120 54C102 62 82 56 76 42ZM364 88C382 80 402 88 408 102C388 108 370 102 364 88Z',
      ),
      part('body', 'M24 136C104 114 182 108 240 108S376 114 456 136C384 166 306 176 240 176S96 166 24 136Z'),
      part('shade', 'M40 142C130 148 350 148 440 142C376 166 304 176 240 176S104 166 40 142Z'),
      stroke('second', 4, 'M52 136C150 124 330 124 428 136'),
      part('well', 'M196 119C212 108 268 108 284 119C274 132 206 132 196 119Z'),
      stroke('shine', 3, 'M96 126C120 121 144 118 168 116'),
    ],
  },
  mower: {
    shadow: onGround(110, 372),
    wheels: [wheel(172, 26, 6), wheel(320, 32, 6)],
    parts: [
      stroke('trim', 7, 'M164 116L74 40H48'),
      stroke('metal', 3, 'M150 104L92 56'),
      part('metal', box(222, 60, 50, 14, 4)),
      part('trim', box(208, 72, 78, 40, 5)),
      stroke('metal', 2, 'M216 82H278M216 90H278M216 98H278'),
      part('body', 'M134 152L148 110H304L360 130V154H140Z'),
      part('shade', 'M136 144H360V154H140Z'),
      part('second', box(236, 118, 40, 10, 3)),
    ],
  },
  records: {
    shadow: onGround(96, 384),
    wheels: [],
    parts: [
      part('shade', 'M100 124L128 66H352L380 124Z'),
      part('trim', 'M134 96A88 24 0 1 0 310 96A88 24 0 1 0 134 96Z'),
      stroke(
        'line',
        1.5,
        'M152 96A70 18 0 1 0 292 96A70 18 0 1 0 152 96ZM170 96A52 13 0 1 0 274 96A52 13 0 1 0 170 96Z',
      ),
      part('second', 'M198 96A24 6.5 0 1 0 246 96A24 6.5 0 1 0 198 96Z'),
      part('metal', disc(338, 78, 9)),
      stroke('metal', 4.5, 'M338 78L330 104L276 106'),
      part('body', box(96, 122, 288, 44, 6)),
      part('trim', 'M118 166H146V176H118ZM334 166H362V176H334Z'),
      part('metal', `${disc(340, 144, 8)}${disc(314, 144, 5)}`),
      stroke('shine', 3, 'M110 134H180'),
    ],
  },
} as const satisfies Record<string, Drawing>;
