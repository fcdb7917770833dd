import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Optional } from '../../common/index.js';
import { type Profile, ProfileDto, profileDto } from '../../profiles/index.js';
import { TokenField } from '../token-field.js';
import type { User } from '../users/user.entity.js';

export class UserMetadataDto {
  @ApiProperty() businessName: string;
  @ApiProperty() industry: string;
  @ApiProperty() needsPasswordChange: boolean;
}

/** The signed-in person. */
export class UserDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: ['owner', 'admin'] }) role: 'owner' | 'admin';
  @ApiProperty() mfaEnabled: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Where to write for help with this Chalkline.' })
  supportEmail: string | null;
  @ApiProperty({ type: UserMetadataDto }) user_metadata: UserMetadataDto;
  @ApiProperty({ type: ProfileDto }) profile: ProfileDto;
}

export const userDto = (user: User, profile: Profile, supportEmail: string | null): UserDto => ({
  id: user.id,
  email: user.email,
  role: user.role,
  mfaEnabled: user.mfaEnabled,
  supportEmail,
  user_metadata: {
    businessName: profile.businessName,
    industry: profile.industry,
    needsPasswordChange: user.needsPasswordChange,
  },
  profile: profileDto(profile),
});

export class SessionDto {
  @ApiProperty({ description: 'Bearer token for every other call.' }) accessToken: string;
  @ApiProperty({ description: 'Good for one renewal.' }) refreshToken: string;
  @ApiProperty({ format: 'date-time', description: 'When the access token ends.' }) expiresAt: string;
  @ApiProperty({ type: UserDto }) user: UserDto;
}

/** A session, or the question for the second factor. */
export class LoginAnswerDto {
  @ApiPropertyOptional() accessToken?: string;
  @ApiPropertyOptional() refreshToken?: string;
  @ApiPropertyOptional({ format: 'date-time' }) expiresAt?: string;
  @ApiPropertyOptional({ type: UserDto }) user?: UserDto;
  @ApiPropertyOptional({ description: 'True: send the code with mfaToken to /auth/mfa/verify.' }) mfaRequired?: boolean;
  @ApiPropertyOptional() mfaToken?: string;
}

export class LogoutInput {
  @TokenField('Refresh token', 200) refreshToken: string;
}

export class RefreshInput extends LogoutInput {
  @ApiPropertyOptional({
    description:
      'Random, and the same for all tries of one renewal: when an answer was lost, another try gets the same new token. Without it, a second try ends the session.',
  })
  @Optional()
  @Length(20, 100, { message: 'Idempotency key must have 20 to 100 characters' })
  @IsString({ message: 'Idempotency key must be text' })
  idempotencyKey?: string;
}
