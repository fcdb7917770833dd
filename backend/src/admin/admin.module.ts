import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { AdminController } from './admin.controller.js';
import { AdminRepository } from './admin.repository.js';
import { AdminService } from './admin.service.js';

@Module({ imports: [AuthModule], controllers: [AdminController], providers: [AdminService, AdminRepository] })
export class AdminModule {}
