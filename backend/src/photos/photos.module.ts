import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ChatsModule } from '../chats/index.js';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { PhotoCleanup } from './photo-cleanup.js';
import { PhotoMetrics } from './photo-metrics.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotosController } from './photos.controller.js';
import { PhotosService } from './photos.service.js';
import { BucketStore } from './storage/bucket-store.js';
import { FolderStore } from './storage/folder-store.js';
import { PhotoStore } from './storage/photo-store.js';

@Module({
  imports: [AuthModule, ChatsModule],
  controllers: [PhotosController],
  providers: [
    PhotosService,
    PhotoRepository,
    PhotoCleanup,
    PhotoMetrics,
    {
      provide: PhotoStore,
      inject: [SETTINGS_TOKEN],
      useFactory: ({ PHOTO_BUCKET_URL, CHALKLINE_DATA }: Settings): PhotoStore =>
        PHOTO_BUCKET_URL === null ? new FolderStore(join(CHALKLINE_DATA, 'photos')) : new BucketStore(PHOTO_BUCKET_URL),
    },
  ],
})
export class PhotosModule {}
