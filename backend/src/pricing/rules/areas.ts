const AREA =
  /\b(?:(?:[Ww]e|[Ii]) (?:only |mainly |mostly )?(?:cover|serve|service|work in|travel (?:to|in)|do)|(?:[Ss]ervice |[Oo]ur |[Ll]ocal )?[Aa]rea(?: is|:)?) ((?:all of |the )?\p{Lu}[^.;:!?\n]{2,60})([.;:!?\n,]+ ?[^.;!?\n]{0,30}?\b(?:[Oo]utside|[Bb]eyond|[Pp]ast)(?: of)?) (?:that|this|those|these|it|there|here|our (?:service )?area)\b/gu;

/** "We cover Travis and Hays county. Outside that add $75": outside of what was named, or it would read as always. */
export const withNamedArea = (text: string): string =>
  text.replace(AREA, (all, area: string, joint: string) => {
    const before = all.slice(0, all.indexOf(area) + area.length);
    return `${before}${joint.replace(/^[;:,\n]+/, '.')} ${area.replace(/^the /i, '').trim()}`;
  });
