// Tells the page around the frame what happens in the game.

const names = ['Ann', 'Bob'];
const game = document.querySelector('dungeon-game');

game.addEventListener('game-change', ({ detail }) => {
  parent.postMessage({ type: 'game-change', position: detail.position }, '*');
});
// `winners` holds seats, counted from 0, in the order of `names`.
game.addEventListener('game-over', ({ detail }) => {
  const winners = detail.winners.map((seat) => names[seat]);
  parent.postMessage({ type: 'game-over', winners, text: detail.text }, '*');
});
const human = { is: 'human' };
game.newGame({ seats: [human, human], names, seed: 7, options: {}, variant: null });
