import { Column, Entity, PrimaryColumn } from 'typeorm';

export type WidgetPosition = 'left' | 'right';
export type PriceVisibility = 'at_once' | 'after_contact' | 'never';
export type NoticeMode = 'each' | 'digest';

/** A business: what it says about itself and how it wants its widget and its notices. The id is the owner's user id. */
@Entity('profiles')
export class Profile {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { name: 'business_name' }) businessName: string;
  @Column('text') industry: string;
  @Column('text') name: string;
  @Column('text') phone: string;
  @Column('text', { name: 'business_address' }) businessAddress: string;
  @Column('text', { name: 'contact_email' }) contactEmail: string;
  @Column('text') about: string;
  @Column('text', { array: true }) services: string[];
  /** ISO 3166 code, that of the time zone; tells how telephone numbers and dates are read, and the size of paper. */
  @Column('text') country: string;
  /** IANA name; "today" and the hour of the digest are the business's own. */
  @Column('text') timezone: string;
  /** Empty: the product's own greeting. */
  @Column('text', { name: 'widget_greeting' }) widgetGreeting: string;
  @Column('text', { name: 'widget_color' }) widgetColor: string;
  @Column('text', { name: 'widget_position' }) widgetPosition: WidgetPosition;
  /** Empty: any website may show the widget. */
  @Column('text', { name: 'allowed_origins', array: true }) allowedOrigins: string[];
  @Column('text', { name: 'price_visibility' }) priceVisibility: PriceVisibility;
  @Column('text', { name: 'notice_mode' }) noticeMode: NoticeMode;
  @Column('text', { name: 'webhook_url', nullable: true }) webhookUrl: string | null;
  @Column('text', { name: 'webhook_secret', nullable: true }) webhookSecret: string | null;
  /** Null: chats are kept until the owner deletes them. */
  @Column('integer', { name: 'retention_days', nullable: true }) retentionDays: number | null;
  /** The invented firm of the public demo: nobody is told of its leads. */
  @Column('boolean', { name: 'is_demo' }) isDemo: boolean;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
