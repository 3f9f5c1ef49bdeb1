/** Backdrops on a field of 1200 by 900, the ground's near line about y = 710. Plain SVG text, no identifiers but the gradients'. */
export const BACKGROUNDS = ['driveway', 'street', 'lot', 'field', 'lake'] as const;
export type Background = (typeof BACKGROUNDS)[number];

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const strokes = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

function sky(from: string, to: string, until: number): string {
  const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  const gradient = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  return `<defs>${gradient}</defs><rect width="1200" height="${until}" fill="url(#sky)"/>`;
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const tree = (x: number, y: number, size: number, leaf: string) =>
  rect(x - size * 0.07, y - size * 0.5, size * 0.14, size * 0.5, '#6b5644') +
  `<circle cx="${x}" cy="${y - size * 0.8}" r="${size * 0.42}" fill="${leaf}"/>` +
  `<circle cx="${x - size * 0.27}" cy="${y - size * 0.58}" r="${size * 0.28}" fill="${leaf}"/>` +
  `<circle cx="${x + size * 0.27}" cy="${y - size * 0.6}" r="${size * 0.3}" fill="${leaf}"/>`;

function driveway(): string {
  const siding = range(15).map((at) => `M0 ${170 + at * 32}H1200`);
  const panels = range(4).flatMap((row) => range(4).map((column) => [392 + column * 176, 300 + row * 82]));
  return (
    sky('#a9d0ea', '#dcecf3', 200) +
    shape('M0 170H1200V660H0Z', '#dfe4e3') +
    strokes(siding.join(''), '#cdd4d3', 3) +
    shape('M-20 178L140 60H1060L1220 178Z', '#4c525a') +
    rect(-20, 172, 1240, 18, '#f7f7f4') +
    rect(352, 262, 736, 398, '#f7f7f4') +
    rect(376, 284, 688, 376, '#c8cdd0') +
    panels.map(([x = 0, y = 0]) => rect(x, y, 140, 62, '#b9bfc3')).join('') +
    rect(118, 282, 128, 172, '#f7f7f4') +
    rect(130, 294, 104, 148, '#5d7486') +
    strokes('M182 294V442M130 368H234', '#f7f7f4', 6) +
    shape('M0 660C60 600 150 606 214 640C250 622 300 630 330 662V700H0Z', '#6f9a63') +
    shape('M1100 664C1130 622 1180 620 1200 628V700H1100Z', '#6f9a63') +
    rect(0, 660, 1200, 240, '#86aa73') +
    shape('M310 660H1110L1290 900H120Z', '#c6c3bb') +
    strokes('M200 800H1215M520 660L440 900M890 660L980 900', '#b1aea6', 3)
  );
}

function street(): string {
  const houses = [40, 330, 640, 930].map(
    (x, at) =>
      shape(
        `M${x} 560V400L${x + 110} 310L${x + 220} 400V560Z`,
        ['#c9b59a', '#b9c3c7', '#d3c9b2', '#bfb0a6'][at] ?? '#ccc',
      ) +
      shape(`M${x - 18} 408L${x + 110} 300L${x + 238} 408L${x + 226} 420L${x + 110} 324L${x - 6} 420Z`, '#6d6a68') +
      rect(x + 34, 440, 54, 60, '#7b93a3') +
      rect(x + 136, 440, 46, 120, '#8c5f47'),
  );
  return (
    sky('#8fc1e3', '#e3eff3', 570) +
    shape('M0 520C180 440 340 470 520 440C760 400 960 470 1200 420V580H0Z', '#a5bf9c') +
    houses.join('') +
    tree(300, 580, 200, '#7ea36d') +
    tree(612, 580, 160, '#8bae78') +
    tree(1180, 580, 220, '#7ea36d') +
    rect(0, 556, 1200, 44, '#92b47f') +
    rect(0, 596, 1200, 70, '#d6d3cb') +
    strokes(
      range(9)
        .map((at) => `M${at * 150 + 40} 596L${at * 160} 666`)
        .join(''),
      '#c0bdb4',
      3,
    ) +
    rect(0, 666, 1200, 20, '#a9a69e') +
    rect(0, 686, 1200, 214, '#5b6067') +
    strokes(
      range(6)
        .map((at) => `M${at * 240 - 40} 852h130`)
        .join(''),
      '#f2d27a',
      14,
    )
  );
}

function lot(): string {
  const stalls = range(7).map((at) => `M${150 + at * 150} 640L${-60 + at * 220} 900`);
  return (
    sky('#b7cfdf', '#eaf0f1', 560) +
    shape('M0 470H360V400H760V470H1200V600H0Z', '#c3c7c9') +
    rect(360, 400, 400, 26, '#8d959b') +
    rect(400, 458, 320, 100, '#6b8496') +
    strokes('M480 458V558M560 458V558M640 458V558', '#dfe3e4', 8) +
    range(5)
      .map((at) => rect(30 + at * 62, 500, 44, 52, '#8ba0ae'))
      .join('') +
    range(6)
      .map((at) => rect(800 + at * 62, 500, 44, 52, '#8ba0ae'))
      .join('') +
    rect(0, 556, 1200, 50, '#9ab08b') +
    range(7)
      .map((at) => `<circle cx="${80 + at * 175}" cy="566" r="34" fill="#7f9f6e"/>`)
      .join('') +
    strokes('M1040 600V170M1040 174H950', '#6d747a', 10) +
    rect(910, 166, 70, 16, '#6d747a') +
    rect(0, 600, 1200, 300, '#70757b') +
    strokes(stalls.join(''), '#e8e8e4', 9) +
    rect(0, 596, 1200, 14, '#bcb9b1')
  );
}

function field(): string {
  return (
    sky('#f0a35b', '#fbe3b8', 620) +
    '<circle cx="880" cy="470" r="86" fill="#fff1cf"/>' +
    shape('M0 520C160 450 330 500 480 470C640 430 820 520 1200 430V660H0Z', '#b98a62') +
    shape('M0 580C240 520 460 590 700 552C900 520 1050 560 1200 540V700H0Z', '#94794e') +
    tree(150, 620, 190, '#7a6a3c') +
    tree(250, 618, 120, '#84733f') +
    shape('M0 630C300 600 800 650 1200 612V900H0Z', '#a8934f') +
    shape('M0 700C320 680 860 700 1200 690V860C820 880 380 868 0 872Z', '#c7ae7c') +
    strokes('M0 780C400 764 820 784 1200 772', '#b69b66', 10) +
    strokes(
      range(26)
        .map((at) => `M${at * 48 + 10} ${884 - (at % 3) * 8}l8 -26l6 26`)
        .join(''),
      '#8b7a3e',
      4,
    )
  );
}

function lake(): string {
  return (
    sky('#9fcbe6', '#eaf4f5', 560) +
    shape('M0 480C140 400 270 440 400 410C560 370 700 450 860 420C1000 396 1100 430 1200 400V570H0Z', '#8aa79a') +
    shape('M0 530C220 492 500 540 760 510C940 490 1080 522 1200 505V580H0Z', '#6f9380') +
    rect(0, 560, 1200, 340, '#4f8fbd') +
    strokes(
      range(11)
        .map((at) => `M${(at * 263) % 1100} ${600 + at * 28}h${120 + (at % 4) * 40}`)
        .join(''),
      '#86b6d8',
      6,
    )
  );
}

const DRAW: Record<Background, () => string> = { driveway, street, lot, field, lake };

/** The backdrop as SVG text, without its outer element. */
export const drawBackground = (background: Background): string => DRAW[background]();
