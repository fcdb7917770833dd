export { isAmericanEnglish, isMonthFirst } from './country.js';
export { INDUSTRIES } from './industries.js';
export type { NoticeMode, Profile } from './profile.entity.js';
export type { BusinessDetails } from './profile.repository.js';
export { ProfileDto, ProfileInput, profileDto } from './profile.dto.js';
export { ProfilesModule } from './profiles.module.js';
export { ProfilesService, dateIn, minuteIn } from './profiles.service.js';
export { WidgetService } from './widget/widget.service.js';
