import { job, price } from './samples.fixture.js';

const MIXED = [
  job('outside', 'Exterior repaint', '1,800 sq ft, two coats', 6_250),
  job('rooms', 'Bedrooms painted', '3 rooms, walls and ceilings', 1_500),
  job('doors', 'Kitchen cabinets', '22 doors painted', 3_200),
  job('hall', 'Touch up', 'Hallway touch up', 350),
];

describe('a price from one job', () => {
  it('is that of the job where it is told in the same words', () => {
    const { estimate, comparables } = price('Exterior repaint of 1,800 sq ft', [], MIXED);
    expect(estimate?.lines).toMatchObject([
      { label: expect.stringMatching(/, from 1 similar job$/), amountCents: 6_250_00, source: { jobIds: ['outside'] } },
    ]);
    const larger = price('Exterior repaint of 2,200 sq ft', [], MIXED);
    expect(larger.estimate?.amountCents).toBeGreaterThan(6_250_00);
    expect(comparables).toMatchObject([{ jobId: 'outside', adjustedCents: 6_250_00 }]);
  });

  it('says so where others had a say', () => {
    const { estimate } = price(
      'The boards on our two storey home are peeling and want painting, 2,400 sq ft',
      [],
      MIXED,
    );
    expect(estimate?.lines[0]?.label).toMatch(/, mostly from 1 similar job$/);
  });
});
