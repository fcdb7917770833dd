const AREA =
  /\b((?:(?:[Ww]e|[Ii]) (?:only |mainly |mostly )?(?:cover|serve|service|work in|travel (?:to|in)|do)|(?:[Ss]ervice |[Oo]ur |[Ll]ocal )?[Aa]rea(?: is|:)?) )((?:all of |the )?\p{Lu}[^.;:!?\n]{2,60})([.;:!?\n,]+ ?[^.;!?\n]{0,30}?\b(?:[Oo]utside|[Bb]eyond|[Pp]ast)(?: of)?) (?:that|this|those|these|it|there|here|our (?:service )?area)\b/gu;

/** "We cover Travis and Hays county. Outside that add $75": outside of what was named, or it would read as always. */
export const withNamedArea = (text: string): string =>
  text.replace(
    AREA,
    (_, head: string, area: string, joint: string) =>
      `${head}${area}${joint.replace(/^[;:,\n]+/, '.')} ${area.replace(/^the /i, '').trim()}`,
  );
