import { ApiProperty } from '@nestjs/swagger';
import { CurrentPassword } from '../passwords/password-fields.js';
import { TokenField } from '../token-field.js';

export class MfaSetupInput {
  @CurrentPassword('The current one: a window left open is not enough.') password: string;
}

export class CodeInput {
  @TokenField('Code', 50, 'Six digits from the app, or a recovery code.') code: string;
}

export class MfaVerifyInput extends CodeInput {
  @TokenField('Token', 2000, 'From the answer to the sign-in.') mfaToken: string;
}

export class MfaSetupDto {
  @ApiProperty({ description: 'Base32, to type in where no camera is at hand.' }) secret: string;
  @ApiProperty({ description: 'For the QR code.' }) otpauthUrl: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], description: 'Shown once; each works once in place of a code.' })
  recoveryCodes: string[];
}
