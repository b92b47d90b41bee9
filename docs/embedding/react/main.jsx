import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './keeper.js';

// Outside of the component: another object would begin another game.
const plan = {
  seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
  names: ['Ann', ''],
  seed: 7,
  options: {},
  variant: null,
};

function Evening() {
  const [answers, setAnswers] = useState(0);
  return (
    <>
      <p>
        Answers so far: <output>{answers}</output>
      </p>
      <dungeon-game
        game="keeper"
        save-as="react"
        pace="off"
        plan={plan}
        ongame-change={({ detail }) => setAnswers(detail.position)}
      />
    </>
  );
}

createRoot(document.querySelector('#page')).render(<Evening />);
