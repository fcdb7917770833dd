export { PhotosModule } from './photos.module.js';
