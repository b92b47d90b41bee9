/** What French says of places on a map, of rows and of kinds. */
import type { enPlaces } from './en-places.ts';

export const frPlaces: Readonly<Record<keyof typeof enPlaces, string>> = {
  neighbours: 'les cases voisines de {x}',
  corners: 'les cases en diagonale de {x}',
  distance: 'la distance de {x} à {y}',
  range: 'la portée de {x} à {y}',
  'in-sight': 'si {y} est en vue de {x}',
  covered: 'si {y} est à couvert de {x}',
  reachable: '{y} accessibles depuis {x}',
  reach: 'les cases à portée de {x} pour {y}',
  way: 'les cases du chemin de {x} à {y}',
  'way-cost': 'le coût du chemin de {x} à {y}',
  line: 'les cases entre {x} et {y}',
  block: 'le bloc de cases autour de {x}',
  within: 'les cases à {y} ou moins de {x}',
  ray: 'les cases en ligne depuis {x} vers {y}',
  cone: 'les cases autour de {x} vers {y}',
  beside: 'les cases à côté de {x}',
  'tile-of': 'la tuile de {x}',
  'plot-of': 'l’emplacement de la tuile de {x}',
  side: 'le côté de {x} vers {y}',
  'gates-of': 'les portes de {x}',
  between: 'la porte entre {x} et {y}',
  'row-of': 'le nom de {x}',
  'kind-of': 'la sorte de {x}',
};
