import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.js';
import { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfilesService } from './profiles.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';
import { SetupController } from './setup/setup.controller.js';
import { SetupRepository } from './setup/setup.repository.js';
import { SetupService } from './setup/setup.service.js';
import { RecentSightings } from './widget/recent-sightings.js';
import { SightingRepository } from './widget/sighting.repository.js';
import { WidgetController } from './widget/widget.controller.js';
import { WidgetService } from './widget/widget.service.js';

/** A business: its details, its widget, its notices, and what it still lacks. */
@Module({
  imports: [TypeOrmModule.forFeature([Profile]), MailModule],
  controllers: [SettingsController, SetupController, WidgetController],
  providers: [
    ProfilesService,
    SettingsService,
    SetupService,
    WidgetService,
    ProfileRepository,
    SightingRepository,
    RecentSightings,
    SetupRepository,
  ],
  exports: [ProfilesService, WidgetService],
})
export class ProfilesModule {}
