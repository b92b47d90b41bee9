import { createApp, h, ref } from 'vue';
import './keeper.js';

const Evening = {
  setup() {
    const answers = ref(0);
    const plan = ref({
      seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
      names: ['Ann', ''],
      seed: 7,
      options: {},
      variant: null,
    });
    return () => [
      h('p', ['Answers so far: ', h('output', answers.value)]),
      h('dungeon-game', {
        game: 'keeper',
        'save-as': 'vue',
        pace: 'off',
        plan: plan.value,
        onGameChange: ({ detail }) => {
          answers.value = detail.position;
        },
      }),
    ];
  },
};

createApp(Evening).mount('#page');
