import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import '@chalkline/brand/snapped-line.css';
import '@chalkline/brand/estimate-card.css';
import { EstimateCard } from '@chalkline/brand/estimate-card';
import { ENGLISH_LABELS } from '@chalkline/brand/estimate-labels';
import type { Estimate, EstimateLine, Rule } from '@chalkline/api';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { ALL_RULES } from '../pricing/all-rules.ts';

/** The estimate as the customer sees it, and under it where each line comes from. */
export function EstimateWithSources({ estimate }: { estimate: Estimate }) {
  const sure = {
    high: 'We are fairly sure of it.',
    medium: 'Take it as a good first guess.',
    low: 'Take it with care.',
  };
  return (
    <Box>
      <EstimateCard estimate={estimate} labels={ENGLISH_LABELS} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {sure[estimate.confidence]}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }} aria-label="Where the lines come from">
        {estimate.lines.map((line, index) => (
          <Typography key={index} component="li" variant="body2" sx={{ py: 0.25 }}>
            {line.label}: <Source line={line} />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function Source({ line }: { line: EstimateLine }) {
  const { source } = line;
  if (source.type === 'rule') return <RuleSource id={source.ruleId} />;
  return source.jobIds.map((id, index) => (
    <span key={id}>
      {index > 0 ? ', ' : ''}
      <Link to={`/dashboard/jobs/${id}/edit`}>job {index + 1}</Link>
    </span>
  ));
}

/** An estimate outlives the rules that it was made with. */
function RuleSource({ id }: { id: string }) {
  const { data: rules } = useGetList<Rule>('pricing', ALL_RULES);
  const isGone = rules !== undefined && !rules.some((rule) => rule.id === id);
  return isGone ? 'a rule that you have deleted' : <Link to={`/dashboard/pricing/${id}/edit`}>your rule</Link>;
}
