import { cleanText, wordPairs, pattern } from '../language/index.js';

/** A language of visitors: small words that give it away, and the words of work in it with their English. */
interface Language {
  marks: RegExp;
  words: [foreign: string, english: string][];
}

const LANGUAGES: Language[] = [
  {
    marks: pattern('giu')`
      \b(?:necesito|quiero|quisiera|cu[aá]nto|hola|tambi[eé]n|por favor|gracias|una?|los|las|el|de|con|para|mi
        |mis|del|y|son|est[aá]|tengo|hay)\b
    `,
    words: wordPairs(`
      cuánto cuesta=how much is; cuanto cuesta=how much is; lo antes posible=as soon as possible; cada semana=weekly;
      cada mes=monthly; cada dos semanas=biweekly; esta semana=this week; este mes=this month; mañana=tomorrow;
      hoy=today;
      pies cuadrados=sq ft; metros cuadrados=sq m; pies=ft; metros=m; habitaciones=bedrooms; habitación=bedroom;
      dormitorios=bedrooms; dormitorio=bedroom; recámaras=bedrooms; recamaras=bedrooms; cuartos=rooms; cuarto=room;
      baños=bathrooms; baño=bathroom;
      ventanas=windows; ventana=window; puertas=doors; puerta=door; enchufes=outlets; enchufe=outlet; cocina=kitchen;
      sala=living room; techo=roof; tejado=roof; techos=ceilings; paredes=walls; pared=wall; piso=floor; pisos=floors;
      suelo=floor; azulejos=tiles; de cerca=of fence; cerca de madera=wood fence; una cerca=a fence;
      la cerca=the fence; mi cerca=my fence; cerca nueva=new fence; cerca vieja=old fence; cerca=near; valla=fence;
      madera=wood; patio=patio; jardín=garden; césped=lawn; árboles=trees; árbol=tree;
      pintar=paint; pintura=painting; limpiar=clean; limpieza=cleaning; reparar=repair; arreglar=fix;
      instalar=install; cambiar=replace; reemplazar=replace; quitar=remove; construir=build; cortar=cut;
      cortar el césped=mow the lawn; mi patio=my yard; patio trasero=back yard; tubería=pipe; fuga=leak;
      inodoro=toilet; grifo=faucet; lavabo=sink; fregadero=sink; desagüe=drain; tapado=clogged;
      calentador de agua=water heater; horno=oven; calefacción=heating; aire acondicionado=air conditioning;
      concreto=concrete; hormigón=concrete; exterior=exterior; interior=interior; casa=house; apartamento=apartment;
      departamento=apartment; oficina=office; hormigas=ants; hormiga=ant; cucarachas=roaches; cucaracha=roach;
      ratones=mice; ratas=rats; también=also; tambien=also; que=that; en el frente=in front; pinos=pines; pino=pine;
      palmas=palms; palmeras=palms; tocón=stump; tocones=stumps; podar=trim; talar=remove; termitas=termites;
      chinches=bed bugs; avispas=wasps; perros=dogs; perro=dog; gatos=cats; gato=cat; mascotas=pets; necesito=I need;
      quiero=I want; quisiera=I would like; nuevo=new; nueva=new; viejo=old; vieja=old; una=a; un=a; y=and; con=with;
      de=of; horas=hours; hora=hour;
      uno=one; dos=two; tres=three; cuatro=four; cinco=five; seis=six; siete=seven; ocho=eight; nueve=nine; diez=ten
    `),
  },
  {
    marks: pattern('giu')`
      \b(?:bonjour|bonsoir|je|j'ai|voudrais|besoin|combien|une|des|les|du|mon|ma|mes|pour|avec|et|est|s'il|dans
        |notre|il y a)\b
    `,
    words: wordPairs(`
      combien ça coûte=how much is it; combien coûte=how much is; dès que possible=as soon as possible;
      cette semaine=this week; ce mois-ci=this month; chaque semaine=weekly; demain=tomorrow; mètres carrés=sq m;
      pieds carrés=sq ft; mètres=m; chambres=bedrooms; chambre=bedroom; pièces=rooms; pièce=room; frigo=fridge;
      réfrigérateur=fridge; animaux=animals; aussi=also; grand ménage=deep clean; salles de bain=bathrooms;
      salle de bain=bathroom; fenêtres=windows; fenêtre=window; portes=doors; porte=door; prises=outlets;
      prise=outlet; cuisine=kitchen; salon=living room; toit=roof; toiture=roof; plafond=ceiling; plafonds=ceilings;
      murs=walls; mur=wall; sol=floor; carrelage=tiles; clôture=fence; bois=wood; terrasse=deck; jardin=garden;
      pelouse=lawn; arbres=trees; arbre=tree;
      repeindre=paint; peindre=paint; peinture=painting; nettoyer=clean; nettoyage=cleaning; ménage=cleaning;
      réparer=repair; installer=install; remplacer=replace; changer=replace; enlever=remove; construire=build;
      tuyau=pipe; fuite=leak; toilettes=toilet; robinet=faucet; évier=sink; bouché=clogged; chauffe-eau=water heater;
      chauffage=heating; climatisation=air conditioning; béton=concrete; extérieur=exterior; intérieur=interior;
      maison=house; appartement=apartment; bureau=office; chien=dog; chat=cat; voudrais=would like; besoin=need;
      nouveau=new; nouvelle=new; neuf=new; vieux=old; vieille=old; une=a; un=a; et=and; avec=with; de=of;
      heures=hours; heure=hour; deux=two; trois=three; quatre=four; cinq=five; sept=seven; huit=eight; dix=ten
    `),
  },
  {
    marks: pattern('giu')`
      \b(?:guten|hallo|ich|wir|brauche|brauchen|möchte|möchten|ein|eine|einen|neues|neue|und|der|die|das|für|mit
        |ist|mein|meine|unser|unsere|wie ?viel|bitte)\b
    `,
    words: wordPairs(`
      wie viel kostet=how much is; wieviel kostet=how much is; was kostet=how much is;
      so bald wie möglich=as soon as possible; diese woche=this week; diesen monat=this month; jede woche=weekly;
      morgen=tomorrow; quadratmeter=sq m; quadratfuß=sq ft; meter=m; schlafzimmer=bedrooms; zimmer=rooms; räume=rooms;
      badezimmer=bathrooms; bad=bathroom; fenster=windows; türen=doors; tür=door; steckdosen=outlets;
      steckdose=outlet; küche=kitchen; wohnzimmer=living room; dach=roof; decke=ceiling; decken=ceilings; wände=walls;
      wand=wall; boden=floor; fliesen=tiles; zaun=fence; holz=wood; terrasse=patio; garten=garden; rasen=lawn;
      bäume=trees; baum=tree;
      streichen=paint; malen=paint; putzen=clean; reinigen=clean; reinigung=cleaning; reparieren=repair;
      einbauen=install; installieren=install; ersetzen=replace; austauschen=replace; entfernen=remove; bauen=build;
      rohr=pipe; leck=leak; toilette=toilet; wasserhahn=faucet; waschbecken=sink; verstopft=clogged; heizung=heating;
      klimaanlage=air conditioning; beton=concrete; außen=exterior; innen=interior; haus=house; wohnung=apartment;
      büro=office; hund=dog; katze=cat; brauche=need; brauchen=need; möchte=would like; möchten=would like; neues=new;
      neue=new; neuer=new; neuen=new; altes=old; alte=old; alten=old; ein=a; eine=a; einen=a; und=and; mit=with;
      stunden=hours; stunde=hour; zwei=two; drei=three; vier=four; fünf=five; sechs=six; sieben=seven; acht=eight;
      neun=nine; zehn=ten
    `),
  },
];

const LEAST_MARKS = 3;
const COMPILED = LANGUAGES.map(({ marks, words }) => ({
  marks,
  english: new Map(words),
  pattern: new RegExp(
    `(?<!\\p{L})(?:${words
      .map(([foreign]) => foreign)
      .sort((a, b) => b.length - a.length)
      .join('|')})(?!\\p{L})`,
    'giu',
  ),
}));

/**
 * The words of work in a message in Spanish, French or German, put into English for the readers; the rest is left as it is.
 * Null where the message is in none of them.
 */
export function inEnglish(text: string): string | null {
  const clean = cleanText(text);
  const [best] = COMPILED.map((language) => ({
    language,
    count: new Set(clean.toLowerCase().match(language.marks)).size,
  }))
    .filter(({ count }) => count >= LEAST_MARKS)
    .sort((a, b) => b.count - a.count);
  if (!best) return null;
  const { pattern, english } = best.language;
  return clean.replace(pattern, (word) => english.get(word.toLowerCase()) ?? word);
}

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;

/** Whether a text is for the most part in other letters than these, as Chinese, Arabic and Russian are; an address or a name may be. */
export function isOtherScript(text: string): boolean {
  const others = text.match(OTHER_SCRIPT)?.length ?? 0;
  return others >= 2 && others * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}
