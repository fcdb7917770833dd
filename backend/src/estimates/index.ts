export { ComparableDto, comparableDtos } from './comparable.dto.js';
export { DetailsDto } from './details.dto.js';
export { EstimateDto, estimateDto } from './estimate.dto.js';
