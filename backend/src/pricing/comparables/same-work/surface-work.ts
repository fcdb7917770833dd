import { contentWords } from '../../language/index.js';
import type { Work } from '../../work/index.js';

/** What is done to a surface, or what a surface is made of. */
const SURFACES = new Set(
  contentWords(`paint repaint floor flooring tile roof reroof shingle drywall sheetrock concrete paver sod turf wash soft pressure
    stain seal sealcoat siding carpet hardwood lvp laminate asphalt plaster insulation foam cellulose wallpaper skim deck patio
    refinish driveway clean mow mulch membrane stucco brick wall epoxy`),
);

/** Whether work covers a surface, which is sold by the square foot: twice the floor takes nearly twice the boards and hours. */
export const isSurfaceWork = ({ words }: Work): boolean => words.some((word) => SURFACES.has(word));
