import { ApiProperty } from '@nestjs/swagger';

export class MailFailingDto {
  @ApiProperty({ format: 'date-time' }) since: string;
  @ApiProperty() message: string;
}

/** What still stands between the owner and the first lead. Counts stop at 1,000. */
export class SetupDto {
  @ApiProperty() jobs: number;
  @ApiProperty({ description: 'Active rules.' }) rules: number;
  @ApiProperty({ description: 'Name, phone and services are filled in.' }) detailsComplete: boolean;
  @ApiProperty({ description: 'The widget has been drawn on a website.' }) widgetSeen: boolean;
  @ApiProperty() chats: number;
  @ApiProperty({ type: MailFailingDto, nullable: true }) mailFailing: MailFailingDto | null;
}
