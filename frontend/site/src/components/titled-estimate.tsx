import { EstimateCard, type EstimateView } from '@chalkline/brand/estimate-card';
import { ENGLISH_LABELS } from '@chalkline/brand/estimate-labels';

/** The estimate card with a name of its own, for pages that show several. */
export function TitledEstimate({ estimate, title }: { estimate: EstimateView; title: string }) {
  return <EstimateCard estimate={estimate} labels={{ ...ENGLISH_LABELS, title }} />;
}
