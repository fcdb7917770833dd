export interface ServerEvent {
  event: string;
  data: string;
}

/** Cuts a server-sent event stream into events, whatever pieces it arrives in. Comments (keep-alives) are dropped. */
export class EventReader {
  private rest = '';

  /** Takes the next piece of text and gives the events that it completed. */
  feed(piece: string): ServerEvent[] {
    const blocks = (this.rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    this.rest = blocks.pop() ?? '';
    return blocks.flatMap(readBlock);
  }
}

function readBlock(block: string): ServerEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length > 0 ? [{ event, data: data.join('\n') }] : [];
}
