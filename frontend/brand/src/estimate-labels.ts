/** The estimate card's own words, so that the widget can say them in the page's language. */
export interface EstimateLabels {
  title: string;
  likely: string;
  assumptions: string;
  notice: string;
}

export const ENGLISH_LABELS: EstimateLabels = {
  title: 'Estimate',
  likely: 'Likely',
  assumptions: 'We assumed',
  notice: 'An estimate, not an offer',
};
