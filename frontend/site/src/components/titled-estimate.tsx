import { EstimateCard, type EstimateView } from '@chalkline/brand/estimate-card';

/** The estimate card with a name of its own, for pages that show several. */
export function TitledEstimate({ estimate, title }: { estimate: EstimateView; title: string }) {
  const labels = { title, likely: 'Likely', assumptions: 'We assumed', notice: 'An estimate, not an offer' };
  return <EstimateCard estimate={estimate} labels={labels} />;
}
