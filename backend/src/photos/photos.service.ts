import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { ChatsService, ChatTurnsService, visitorTokenFor } from '../chats/index.js';
import { DomainError, notFound } from '../common/index.js';
import { Tenant } from '../database/index.js';
import { redraw } from './image.js';
import { type Photo, PhotoRepository } from './photo.repository.js';
import { PhotoStore } from './storage/photo-store.js';

const MAX_PHOTOS = 5;
/** Seconds after which a file without a row is nobody's: far longer than any store takes to keep one. */
const ON_ITS_WAY = 60 * 60;

export interface KeptPhoto {
  photo: Photo;
  content: Buffer;
}

const tooMany = () =>
  new DomainError('conflict', 'too_many_photos', `Up to ${MAX_PHOTOS} photos fit into one conversation.`);

/** Photos that visitors send along, for the owner's eyes only. */
@Injectable()
export class PhotosService {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly tenant: Tenant,
    private readonly photos: PhotoRepository,
    private readonly store: PhotoStore,
    private readonly turns: ChatTurnsService,
    private readonly chats: ChatsService,
  ) {}

  /**
   * Whose chat the visitor's token opens.
   * @throws DomainError not_found for a wrong or missing chat or token, conflict too_many_photos
   */
  async authorise(chatId: string, token: string | null): Promise<string> {
    const businessId = await this.businessOf(chatId, token);
    const count = await this.tenant.run(businessId, (em) => this.photos.countForUpdate(em, businessId, chatId));
    if ((count ?? 0) >= MAX_PHOTOS) throw tooMany();
    return businessId;
  }

  private async businessOf(chatId: string, token: string | null): Promise<string> {
    const { businessId, secret } = visitorTokenFor(chatId, token);
    await this.turns.get(businessId, chatId, secret);
    return businessId;
  }

  /** Redraws and keeps a photo. @throws DomainError unsupported, too_large, not_found, conflict */
  async add(businessId: string, chatId: string, file: Buffer): Promise<Photo> {
    const { content, contentType, extension, width, height } = await redraw(file);
    const id = randomUUID();
    const storageKey = `${businessId}/${chatId}/${id}.${extension}`;
    const photo: Photo = { id, chatId, businessId, storageKey, contentType, width, height, bytes: content.length };
    // The file before the row, for a row without a file would be a broken picture; and before both the note that the file
    // is to go, which ends with the row: whoever dies in between leaves nothing that nobody finds.
    await this.tenant.run(businessId, (em) => this.photos.insertDeletion(em, storageKey, ON_ITS_WAY));
    await this.store.put(storageKey, content, contentType);
    try {
      await this.tenant.run(businessId, async (em) => {
        const count = await this.photos.countForUpdate(em, businessId, chatId);
        if (count === null) throw notFound('Chat');
        if (count >= MAX_PHOTOS) throw tooMany();
        await this.photos.insert(em, photo);
        await this.photos.removeDeletions(em, [storageKey]);
        await this.chats.markAddedToWithin(em, businessId, chatId);
      });
    } catch (error) {
      await this.letGo(businessId, storageKey);
      throw error;
    }
    this.chats.tellChanged(businessId, chatId);
    return photo;
  }

  /** Removes a file that got no row, at once where that is possible. */
  private async letGo(businessId: string, storageKey: string): Promise<void> {
    try {
      await this.store.remove(storageKey);
      await this.tenant.run(businessId, (em) => this.photos.removeDeletions(em, [storageKey]));
    } catch (error) {
      this.logger.warn({ err: error }, 'the file of a photo that was not kept is still there; the cleanup removes it');
    }
  }

  /** A photo for the visitor who sent it. @throws DomainError not_found for a wrong or missing chat, token or photo */
  async getOwn(chatId: string, token: string | null, id: string): Promise<KeptPhoto> {
    return this.get(await this.businessOf(chatId, token), chatId, id);
  }

  /** @throws DomainError not_found */
  async get(businessId: string, chatId: string, id: string): Promise<KeptPhoto> {
    const photo = await this.tenant.run(businessId, (em) => this.photos.find(em, businessId, chatId, id));
    const content = photo && (await this.store.find(photo.storageKey));
    if (!photo || !content) throw notFound('Photo');
    return { photo, content };
  }
}
