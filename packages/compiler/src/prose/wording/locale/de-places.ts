/** What German says of places on a map, of rows and of kinds. */
import type { enPlaces } from './en-places.ts';

export const dePlaces: Readonly<Record<keyof typeof enPlaces, string>> = {
  neighbours: '⟨die Felder/die Felder/den Feldern/der Felder⟩ neben {x:dat}',
  corners: '⟨die Felder/die Felder/den Feldern/der Felder⟩ schräg neben {x:dat}',
  distance: '⟨der/den/dem/des⟩ Abstand von {x:dat} zu {y:dat}',
  range: '⟨die/die/der/der⟩ Reichweite von {x:dat} zu {y:dat}',
  'in-sight': 'ob {y:nom} in Sicht von {x:dat} ist',
  covered: 'ob {y:nom} Deckung vor {x:dat} hat',
  reachable: '{y}, die von {x:dat} aus erreichbar sind,',
  reach: '⟨die Felder/die Felder/den Feldern/der Felder⟩ in Reichweite von {x:dat} für {y:acc}',
  way: '⟨die Felder/die Felder/den Feldern/der Felder⟩ des Weges von {x:dat} zu {y:dat}',
  'way-cost': '⟨die/die/den/der⟩ Kosten des Weges von {x:dat} zu {y:dat}',
  line: '⟨die Felder/die Felder/den Feldern/der Felder⟩ zwischen {x:dat} und {y:dat}',
  block: '⟨der/den/dem/des⟩ Block aus Feldern bei {x:dat}',
  within: '⟨die Felder/die Felder/den Feldern/der Felder⟩ im Umkreis von {y} um {x:acc}',
  ray: '⟨die Felder/die Felder/den Feldern/der Felder⟩ in einer Linie von {x:dat} zu {y:dat}',
  cone: '⟨die Felder/die Felder/den Feldern/der Felder⟩ um {x:acc} in Richtung von {y:dat}',
  beside: '⟨die Felder/die Felder/den Feldern/der Felder⟩ an {x:dat}',
  'tile-of': '⟨das/das/dem/des⟩ Plättchen von {x:dat}',
  'plot-of': '⟨der/den/dem/des⟩ Platz des Plättchens von {x:dat}',
  side: '⟨die/die/der/der⟩ Seite von {x:dat} in Richtung von {y:dat}',
  'gates-of': '⟨die Tore/die Tore/den Toren/der Tore⟩ von {x:dat}',
  between: '⟨das/das/dem/des⟩ Tor zwischen {x:dat} und {y:dat}',
  'row-of': '⟨der Name/den Namen/dem Namen/des Namens⟩ {x:gen}',
  'kind-of': '⟨die/die/der/der⟩ Art {x:gen}',
};
