import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class CodeInput {
  @ApiProperty({ description: 'Six digits from the app, or a recovery code.' })
  @MaxLength(50, { message: 'Code is not valid' })
  @IsNotEmpty({ message: 'Code is required' })
  @IsString({ message: 'Code is required' })
  code: string;
}

export class MfaVerifyInput extends CodeInput {
  @ApiProperty({ description: 'From the answer to the sign-in.' })
  @MaxLength(2000, { message: 'Token is not valid' })
  @IsNotEmpty({ message: 'Token is required' })
  @IsString({ message: 'Token is required' })
  mfaToken: string;
}

export class MfaSetupDto {
  @ApiProperty({ description: 'Base32, to type in where no camera is at hand.' }) secret: string;
  @ApiProperty({ description: 'For the QR code.' }) otpauthUrl: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], description: 'Shown once; each works once in place of a code.' })
  recoveryCodes: string[];
}
