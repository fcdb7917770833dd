import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BackTestRow } from '@chalkline/api';
import { price } from '../shell/format.ts';
import { insideRange, scaleFor, shownRows, type Scale } from './scale.ts';
import './chart.css';

const HEIGHT = 240;
const LEFT = 64;

/** One upright chalk line for each job: the range that would have been quoted. The mark on it is what was charged. */
export function BackTestChart({ rows }: { rows: BackTestRow[] }) {
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const width = narrow ? 340 : 920;
  const shown = shownRows(rows, narrow ? 28 : 80);
  const scale = scaleFor(shown);
  const step = (width - LEFT - 12) / Math.max(1, shown.length);
  const inside = shown.filter(insideRange).length;
  const thinned = shown.length < rows.length ? ` ${shown.length} of ${rows.length} jobs are drawn.` : '';
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <svg
        className="back-test"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`For ${inside} of ${shown.length} jobs the price charged lies inside the range that would have been quoted.`}
      >
        <Grid scale={scale} width={width} />
        {shown.map((row, index) => (
          <Mark key={row.jobId} row={row} x={LEFT + (index + 0.5) * step} scale={scale} />
        ))}
      </svg>
      <Box component="figcaption" className="back-test-key">
        <span>
          <i className="key-range" /> range we would have quoted
        </span>
        <span>
          <i className="key-inside" /> your price, inside it
        </span>
        <span>
          <i className="key-outside" /> your price, outside it
        </span>
        <span>Cheapest job on the left.{thinned}</span>
      </Box>
    </Box>
  );
}

function Grid({ scale, width }: { scale: Scale; width: number }) {
  return scale.ticks.map((dollars) => (
    <g key={dollars} className="back-test-grid">
      <line x1={LEFT} x2={width} y1={y(scale, dollars)} y2={y(scale, dollars)} />
      <text x={LEFT - 8} y={y(scale, dollars) + 4} textAnchor="end">
        {price(dollars)}
      </text>
    </g>
  ));
}

function Mark({ row, x, scale }: { row: BackTestRow; x: number; scale: Scale }) {
  const at = y(scale, row.actual);
  return (
    <g>
      <title>{`Charged ${price(row.actual)}, would have quoted ${price(row.low)} to ${price(row.high)}`}</title>
      <line className="back-test-range" x1={x} x2={x} y1={y(scale, row.low)} y2={y(scale, row.high)} />
      {insideRange(row) ? (
        <circle className="back-test-inside" cx={x} cy={at} r={3.5} />
      ) : (
        <path className="back-test-outside" d={`M${x - 4} ${at - 4}l8 8m0-8l-8 8`} />
      )}
    </g>
  );
}

function y(scale: Scale, dollars: number): number {
  return HEIGHT - 10 - scale.at(dollars) * (HEIGHT - 20);
}
