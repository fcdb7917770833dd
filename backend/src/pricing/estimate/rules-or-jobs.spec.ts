import { job, perUnit, price } from './samples.fixture.js';

it('prices the rest without the part that has a rate', () => {
  const washes = [
    job('a', 'House wash 2000sf', 'soft wash vinyl, 2000 sq ft home', 350),
    job('b', 'House wash 2800 sq ft', 'one story brick ranch, soft wash', 476),
    job('c', 'House soft wash 1500', '1500 sq ft bungalow', 275),
    job('d', 'Driveway 1000 sqft', 'surface clean concrete', 150),
  ];
  const flat = [perUnit('Concrete', 0.15, 'sq_ft', 'driveways, walks and patios')];
  const asked = 'soft washing our house, 2,400 sq ft, and also the concrete driveway, 800 square feet';
  const { estimate } = price(asked, flat, washes);
  expect(estimate?.assumptions).toContain('Priced for 2,400 sq ft');
  expect(estimate?.amountCents).toBeLessThan(600_00);
});
