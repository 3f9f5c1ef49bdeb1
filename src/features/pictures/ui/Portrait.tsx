import { drawPortrait, type PortraitKind } from '../rules/portrait.ts';

type Props = { name: string; kind?: PortraitKind; size?: number };

/** The tag of a person, or the shop of a dealer, without a picture. The name stands beside it. */
export function Portrait({ name, kind = 'person', size = 44 }: Props) {
  const { shapes, letters, y, size: high } = drawPortrait(name, kind);
  return (
    <svg className="portrait" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {shapes.map(({ d, fill, opacity }) => (
        <path key={d} d={d} fill={fill} fillRule="evenodd" opacity={opacity} />
      ))}
      <text
        x={24}
        y={y}
        fill="#fff"
        fontFamily="var(--font-display)"
        fontSize={high}
        fontWeight={750}
        textAnchor="middle"
      >
        {letters}
      </text>
    </svg>
  );
}
