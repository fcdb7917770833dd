import type { Photo } from '../view';

export interface UploadTarget {
  /** Address of the photo call. */
  url: string;
  headers: Record<string, string>;
  chatId: string;
}

/**
 * Sends one picture. Resolves to null when it is stored, else to the server's sentence ('' when it gave none).
 * By XMLHttpRequest: fetch tells no upload progress.
 */
export function uploadPhoto(
  target: UploadTarget,
  photo: Photo,
  onProgress: (share: number) => void,
): Promise<string | null> {
  const form = new FormData();
  form.append('chatId', target.chatId);
  form.append('file', photo.blob, photo.name.replace(/\.\w+$/, '') + '.jpg');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', target.url);
    request.timeout = 120_000;
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress(event.loaded / event.total);
    request.onload = () => resolve(request.status < 300 ? null : sentenceOf(request.responseText));
    request.onerror = request.ontimeout = () => resolve('');
    request.send(form);
  });
}

function sentenceOf(body: string): string {
  try {
    return String((JSON.parse(body) as { message?: string }).message ?? '');
  } catch {
    return '';
  }
}
