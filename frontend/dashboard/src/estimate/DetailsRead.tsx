import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProjectDetails } from '@chalkline/api';
import { day } from '../shell/format.ts';
import { unitWords } from './units.ts';

const URGENCIES = {
  emergency: 'Emergency',
  this_week: 'This week',
  this_month: 'This month',
  // "Next month" is no hurry either.
  flexible: 'No hurry',
} as const;

/** "Back fence", and no half of a sentence: "walls are fine but the ceilings". */
const THING =
  /^(?!.*\b(?:is|are|was|were|has|have|had|but|and|or|to|from|about|the|a|us|we|i|there's|their|his|her)\b)[\p{L}' -]{3,30}$/iu;

/** What was understood of the work; only what is known is listed. */
export function DetailsRead({ details }: { details: ProjectDetails }) {
  const facts = factsOf(details);
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 3, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function factsOf(details: ProjectDetails): [string, string][] {
  const sizes = details.quantities.map(({ quantity, unit, of }) => {
    const count = quantity.toLocaleString();
    // "4 locks", not "4 items of locks".
    if (unit === 'item' && of !== null) return `${count} ${of}`;
    const measured = `${count} ${unitWords(unit, quantity)}`;
    return of === null || !THING.test(of) ? measured : `${measured} of ${of}`;
  });
  const facts: [string, string | null][] = [
    ['Work', details.service],
    ['Size', sizes.join(', ')],
    // "Other" tells nothing.
    ['Property', details.propertyType === 'other' ? null : details.propertyType],
    ['Place', details.location],
    ['When', details.urgency === null ? null : URGENCIES[details.urgency]],
    ['Date', details.preferredDate === null ? null : day(details.preferredDate)],
    ['Conditions', details.conditions.join(', ')],
    ['Issues', details.issues],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
