import { drawGauge, type GaugeProps } from './gauge-drawing.ts';
import './gauge.css';

/** A price on the market's scale in an island; `Gauge.astro` draws the same on pages. */
export function Gauge(props: GaugeProps) {
  const { zones, tag } = drawGauge(props);
  return (
    <div className="gauge">
      <svg className="gauge-scale" role="img" aria-label={props.label}>
        {zones.map(({ step, className, x, width }) => (
          <rect key={step} className={className} x={x} y="2.75em" width={width} height="1em" />
        ))}
        <line className="gauge-pointer-edge" x1={tag.x} x2={tag.x} y1="2em" y2="4em" />
        <line className="gauge-pointer" x1={tag.x} x2={tag.x} y1="1.75em" y2="4em" />
        <svg x={tag.x} overflow="visible" aria-hidden="true">
          <svg x={tag.left} width={tag.width} height="2em" overflow="visible" aria-hidden="true">
            <svg viewBox="0 0 10 20" width="1em" height="2em" aria-hidden="true">
              <path className="gauge-tag" fillRule="evenodd" d="M7 0h4v20H0V7zM7 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
            </svg>
            <rect className="gauge-tag" x="0.95em" width={tag.body} height="2em" rx="2" />
            <text className="gauge-price" x={tag.center} y="1.4em">
              {tag.text}
            </text>
          </svg>
        </svg>
        {zones.map(({ step, x, from }) => (
          <text key={step} className="gauge-limit" x={x} y="94%">
            {from}
          </text>
        ))}
      </svg>
      <ul className="gauge-names">
        {zones.map(({ step, own, name, shape, range }) => (
          <li key={step} className={own ? 'gauge-name-own' : undefined}>
            <span className="gauge-name">
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path fillRule="evenodd" d={shape} />
              </svg>
              {name}
            </span>{' '}
            <span className="gauge-range">{range}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
